import type { Editor } from '@tiptap/react';

interface Tool {
  label: string;
  sign: string;
  active: (editor: Editor) => boolean;
  press: (editor: Editor) => void;
}

const tools: Tool[] = [
  { label: 'Pogrubienie', sign: 'B', active: (e) => e.isActive('bold'), press: (e) => e.chain().focus().toggleBold().run() },
  { label: 'Kursywa', sign: 'I', active: (e) => e.isActive('italic'), press: (e) => e.chain().focus().toggleItalic().run() },
  {
    label: 'Podkreślenie',
    sign: 'U',
    active: (e) => e.isActive('underline'),
    press: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Nagłówek',
    sign: 'H',
    active: (e) => e.isActive('heading'),
    press: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Lista',
    sign: '•',
    active: (e) => e.isActive('bulletList'),
    press: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Lista numerowana',
    sign: '1.',
    active: (e) => e.isActive('orderedList'),
    press: (e) => e.chain().focus().toggleOrderedList().run(),
  },
];

/** What can be done with the selected text. */
export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  return (
    <div className="rich-tools" role="toolbar" aria-label={`Formatowanie: ${label}`}>
      {tools.map((tool) => (
        <button
          key={tool.label}
          type="button"
          className="plain-button small"
          aria-pressed={tool.active(editor)}
          title={tool.label}
          onClick={() => tool.press(editor)}
        >
          <span aria-hidden="true" data-sign={tool.sign}>
            {tool.sign}
          </span>
          <span className="unseen">{tool.label}</span>
        </button>
      ))}
    </div>
  );
}
