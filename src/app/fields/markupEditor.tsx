import { EditorContent, type UseEditorOptions, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useMemo, useRef } from 'react';
import { pageNonce } from '../theme/nonce';
import { leadingEdge } from './leadingEdge';
import { RichTextTools } from './richTextTools';

const options: UseEditorOptions = {
  extensions: [StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false, protocols: ['mailto', 'tel'] } })],
  immediatelyRender: true,
  shouldRerenderOnTransaction: false,
  ...(pageNonce() ? { injectNonce: pageNonce() as string } : {}),
};

interface MarkupEditorProps {
  id: string;
  /** What the tools say they format. */
  label: string;
  value: unknown;
  /** Null where nothing is written. */
  onChange: (html: string | null) => void;
  onBlur?: () => void;
  focused?: boolean;
  /** While what is written is on its way. */
  locked?: boolean;
}

/** Formatted text, named by the element `<id>-label`. Changes are told at once and then at most once in 300 ms; leaving the editor tells the last. */
export default function MarkupEditor({ id, label, value, onChange, onBlur, focused = false, locked = false }: MarkupEditorProps) {
  const change = useRef(onChange);
  change.current = onChange;
  const told = useRef<unknown>(value);
  const report = useMemo(
    () =>
      leadingEdge((html: string | null) => {
        told.current = html;
        change.current(html);
      }),
    [],
  );
  const editor = useEditor({
    ...options,
    autofocus: focused && 'end',
    content: typeof value === 'string' ? value : '',
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label`, class: 'rich-text' },
    },
    onUpdate: ({ editor }) => report.push(editor.isEmpty ? null : editor.getHTML()),
    onBlur: () => {
      report.flush();
      onBlur?.();
    },
  });

  // What this editor told must not come back and move the cursor; another value is a value from outside.
  useEffect(() => {
    if (value === told.current || editor.isDestroyed) return;
    told.current = value;
    editor.commands.setContent(typeof value === 'string' ? value : '', { emitUpdate: false });
  }, [value, editor]);
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!locked, false);
  }, [editor, locked]);
  useEffect(() => () => report.flush(), [report]);

  return (
    <>
      <RichTextTools editor={editor} label={label} />
      <EditorContent editor={editor} />
    </>
  );
}
