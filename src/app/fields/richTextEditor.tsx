import { type InputControl, useControl } from './inputControl';
import MarkupEditor from './markupEditor';

/** Formatted text in a form. */
export default function RichTextEditor(props: InputControl) {
  const { id, value, onChange, onBlur, fault, shown } = useControl(props);
  return (
    <div className={fault ? 'rich-input rich-input-faulty' : 'rich-input'}>
      <span className="plain-label" id={`${id}-label`}>
        {shown.label}
        {shown.required && ' *'}
      </span>
      <MarkupEditor id={id} label={shown.label} value={value} onChange={onChange} onBlur={onBlur} />
      {shown.helperText && <p className={fault ? 'fault' : 'hint'}>{shown.helperText}</p>}
    </div>
  );
}
