import type { ScreenProps } from '../routing/route';
import { Notice } from './Notice';

export default function RegisterPage({ route }: ScreenProps) {
  return <Notice title={route.title}>{null}</Notice>;
}
