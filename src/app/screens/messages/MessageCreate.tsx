import { CreatePage } from '../../resource/CreateScreen';

/** Addressee, subject and words first, as in a letter; the time of sending and the keeper stand below. */
const sections = [
  { title: 'Wiadomość', fields: ['company_id', 'subject', 'post_body', 'post_file_ids'] },
  { title: 'Kiedy wysłać', fields: ['scheduled_at', 'important'] },
  { title: 'Kto i co dalej', fields: ['assignee_id', 'due_answer_at', 'follow_up_on', 'task_id', 'labels'] },
];

/** The office begins a conversation with a client. */
export default function MessageCreate() {
  return <CreatePage sections={sections} />;
}
