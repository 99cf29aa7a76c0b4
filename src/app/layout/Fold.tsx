import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { ReactNode } from 'react';
import { Icon } from '../theme/Icon';
import { PanelTheme } from '../theme/PanelTheme';

interface FoldProps {
  title: ReactNode;
  /** Whether it begins unfolded. */
  open?: boolean;
  className?: string;
  children: ReactNode;
}

/** What is told to those who ask for it. */
export function Fold({ title, open = false, className, children }: FoldProps) {
  return (
    <PanelTheme>
      <Accordion defaultExpanded={open} className={className}>
        <AccordionSummary expandIcon={<Icon name="down" size={18} />}>{title}</AccordionSummary>
        <AccordionDetails>{children}</AccordionDetails>
      </Accordion>
    </PanelTheme>
  );
}
