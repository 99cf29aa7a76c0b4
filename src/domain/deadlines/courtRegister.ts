import type { CompanyType } from './taxProfile';

/**
 * Legal forms that always stand in the court register (KRS). Family foundations have a register of their own; an association
 * stands there only when it has a number, because the court does not enter an ordinary one.
 */
export const inCourtRegister: readonly CompanyType[] = [
  'general_partnership',
  'professional_partnership',
  'limited_partnership',
  'limited_joint_stock',
  'llc',
  'simple_joint_stock',
  'joint_stock',
  'foundation',
  'cooperative',
  'foreign_branch',
];
