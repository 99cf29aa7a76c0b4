import { EditorContent, type UseEditorOptions, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useMemo, useRef } from 'react';
import { pageNonce } from '../theme/nonce';
import { type InputControl, useControl } from './inputControl';
import { leadingEdge } from './leadingEdge';
import { RichTextTools } from './richTextTools';

const options: UseEditorOptions = {
  extensions: [StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false, protocols: ['mailto', 'tel'] } })],
  immediatelyRender: true,
  shouldRerenderOnTransaction: false,
  ...(pageNonce() ? { injectNonce: pageNonce() as string } : {}),
};

/** Formatted text. The form hears of changes at once and then at most once in 300 ms; leaving the editor passes on the last. */
export default function RichTextEditor(props: InputControl) {
  const { id, value, onChange, onBlur, fault, shown } = useControl(props);
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
    content: typeof value === 'string' ? value : '',
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label`, class: 'rich-text' },
    },
    onUpdate: ({ editor }) => report.push(editor.isEmpty ? null : editor.getHTML()),
    onBlur: () => {
      report.flush();
      onBlur();
    },
  });

  // What this editor told the form must not come back and move the cursor; another value is a value from outside.
  useEffect(() => {
    if (value === told.current || editor.isDestroyed) return;
    told.current = value;
    editor.commands.setContent(typeof value === 'string' ? value : '', { emitUpdate: false });
  }, [value, editor]);
  useEffect(() => () => report.flush(), [report]);
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber });

  return (
    <div className={fault ? 'rich-input rich-input-faulty' : 'rich-input'}>
      <span className="plain-label" id={`${id}-label`}>
        {shown.label}
        {shown.required && ' *'}
      </span>
      <RichTextTools editor={editor} label={shown.label} />
      <EditorContent editor={editor} />
      {shown.helperText && <p className={fault ? 'fault' : 'hint'}>{shown.helperText}</p>}
    </div>
  );
}
