import type { Editor } from '@tiptap/react';
import {
  ClearButtons,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
  TiptapEditorProvider,
} from 'ra-input-rich-text';
import { PanelTheme } from '../theme/PanelTheme';

/** What can be done with the selected text: of react-admin's tools those whose marks the server keeps. */
export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  return (
    <PanelTheme>
      <TiptapEditorProvider value={editor}>
        <div className="rich-tools" role="toolbar" aria-label={`Formatowanie: ${label}`}>
          <RichTextInputToolbar>
            <FormatButtons size="medium" />
            <ListButtons size="medium" />
            <QuoteButtons size="medium" />
            <ClearButtons size="medium" />
          </RichTextInputToolbar>
        </div>
      </TiptapEditorProvider>
    </PanelTheme>
  );
}
