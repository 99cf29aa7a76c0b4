import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import type { Resource } from '../../../schema';
import { QuietButton } from '../../kit/buttons';
import { useAnchor } from '../../layout/useAnchor';
import { theseOf } from '../../records/doneText';
import { useDeclared } from '../../records/useDeclared';
import { Icon } from '../../theme/Icon';
import { ConfirmDialog } from '../ConfirmDialog';
import { questionOf } from '../question';
import { ReasonDialog } from '../ReasonDialog';
import { asksMoment } from '../useMoves';
import type { Offered } from './offered';
import { useBulk } from './useBulk';

/** How many steps have a button of their own; the others stand in a menu. */
const inSight = 3;

/** The steps and actions of the picked records; what asks for a reason, a moment or a yes asks once for all of them. */
export function StepButtons({ offered }: { offered: readonly Offered[] }) {
  const resource = useDeclared();
  const { selectedIds } = useListContext();
  const { act, question } = useBulk(resource);
  const { opener, opened, close } = useAnchor('menu');
  const [asked, setAsked] = useState<Offered | null>(null);
  const others = offered.slice(inSight);
  const these = theseOf(resource, selectedIds.length);

  function press(step: Offered): void {
    close();
    if (step.confirm || asks(resource, step)) setAsked(step);
    else void act(step);
  }

  return (
    <>
      {offered.slice(0, inSight).map((step) => (
        <QuietButton key={step.name} size="small" onClick={() => press(step)}>
          {step.label}
        </QuietButton>
      ))}
      {others.length > 0 && (
        <QuietButton size="small" endIcon={<Icon name="down" size={16} />} {...opener}>
          Więcej
        </QuietButton>
      )}
      <Menu {...opened}>
        {others.map((step) => (
          <MenuItem key={step.name} onClick={() => press(step)}>
            {step.label}
          </MenuItem>
        ))}
      </Menu>
      {asked && 'transition' in asked && asks(resource, asked) && (
        <ReasonDialog
          resource={resource}
          transition={{ ...asked.transition, confirm: `${asked.label}: ${these}` }}
          onGo={(reason, besides) =>
            act({ ...asked, body: { ...(asked.transition.reason ? { reason } : {}), ...besides } }, () => setAsked(null))
          }
          onClose={() => setAsked(null)}
        />
      )}
      {asked && !asks(resource, asked) && (
        <ConfirmDialog
          {...('action' in asked ? questionOf(asked.confirm ?? '') : { title: `${asked.label}: ${these}?` })}
          action={asked.label}
          onConfirm={() => act(asked)}
          onClose={() => setAsked(null)}
        />
      )}
      {question}
    </>
  );
}

const asks = (resource: Resource, step: Offered): boolean =>
  'transition' in step && (step.transition.reason !== undefined || asksMoment(resource, step.transition));
