import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MainButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { Panel } from '../../kit/Panel';
import { Running } from './Running';
import type { Writing } from './useWriting';

interface ReviewPanelProps {
  writing: Writing;
  /** What is said while it is written. */
  running: string;
  /** The button, and how many of what it would write; without anything to choose from there is none. */
  action: string;
  count: number;
  offered: boolean;
  onWrite: () => void;
  /** What is to be known before. */
  above?: ReactNode;
  /** What would change. */
  children: ReactNode;
}

/** What would change, before anything is written; then all that was chosen is, or nothing. */
export function ReviewPanel({ writing, running, action, count, offered, onWrite, above, children }: ReviewPanelProps) {
  const { question, fault, progress } = writing;
  return (
    <Panel title="Co się zmieni">
      <Box className="panel-body" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {question}
        {above}
        {offered ? children : <Notice role="alert">Nie ma czego zapisać.</Notice>}
        {fault && (
          <Notice role="alert" severity="error">
            {fault}
          </Notice>
        )}
        {progress !== undefined && <Running label={running} progress={progress} />}
        {offered && (
          <Box>
            <MainButton
              disabled={count === 0}
              aria-disabled={progress !== undefined}
              onClick={() => progress === undefined && onWrite()}
            >
              {action}
            </MainButton>
          </Box>
        )}
      </Box>
    </Panel>
  );
}
