import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { glideTo } from '../layout/glide';

interface IndexProps {
  sections: readonly { id: string; title: string; keys: readonly string[] }[];
}

/** The sections of a long form beside it on a wide screen: where one is, which of them have faults, and the way to each. */
export function FormIndex({ sections }: IndexProps) {
  const { errors, submitCount } = useFormState();
  const at = useSectionInView(sections.map(({ id }) => id));
  const faulty = (keys: readonly string[]) => (submitCount > 0 ? keys.filter((key) => errors[key]).length : 0);
  return (
    <Box
      component="nav"
      aria-label="Części formularza"
      sx={{
        display: { xs: 'none', lg: 'block' },
        position: 'sticky',
        top: 'calc(var(--bar-height) + 16px)',
        maxHeight: 'calc(100dvh - 10rem)',
        overflowY: 'auto',
      }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderLeft: '2px solid', borderColor: 'divider' }}>
        {sections.map(({ id, title, keys }) => (
          <li key={id}>
            <Box
              component="a"
              href={`#${id}`}
              aria-current={id === at ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                goTo(id);
              }}
              sx={linkLook}
            >
              {title}{' '}
              {faulty(keys) > 0 && (
                <Box component="span" sx={{ ml: 1, color: 'error.main', fontWeight: 600 }}>
                  {faulty(keys)}
                  <span className="unseen"> do poprawienia</span>
                </Box>
              )}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const linkLook = {
  display: 'block',
  ml: '-2px',
  px: 1.5,
  py: 0.75,
  color: 'text.secondary',
  textDecoration: 'none',
  borderLeft: '2px solid transparent',
  '&:hover': { color: 'primary.main' },
  '&[aria-current]': { color: 'primary.main', fontWeight: 600, borderColor: 'secondary.main' },
} as const;

/** The section stands at the top, and its first input takes the focus. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.querySelector<HTMLElement>('input, select, textarea, button, [contenteditable]')?.focus({ preventScroll: true });
  glideTo(section);
}

/** The uppermost of the sections that are seen; the first until any is. */
function useSectionInView(ids: readonly string[]): string | undefined {
  const known = ids.join(' ');
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setSeen((before) => {
          const changed = new Map(entries.map(({ target, isIntersecting }) => [target.id, isIntersecting]));
          return known.split(' ').filter((id) => changed.get(id) ?? before.includes(id));
        }),
      { rootMargin: '-20% 0px -40% 0px' },
    );
    for (const id of known.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [known]);
  return seen[0] ?? ids[0];
}
