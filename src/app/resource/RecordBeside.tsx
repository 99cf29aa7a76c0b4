import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense } from 'react';
import { RecordValue } from '../fields/RecordValue';
import { Pending } from '../layout/Pending';
import { Skeleton } from '../layout/Skeleton';
import { recordTitle } from '../records/recordTitle';
import { stateKey } from '../records/sections';
import { useDeclared } from '../records/useDeclared';
import { Icon } from '../theme/Icon';
import { PanelTheme } from '../theme/PanelTheme';
import { besidePart, conversationPart, shownElsewhere } from './ownParts';
import { RecordActions } from './RecordActions';
import { RecordHead } from './RecordHead';
import { RecordLink } from './RecordLink';
import { RecordSections } from './RecordSections';
import { ShowRecord, useAnswered } from './ShowRecord';

/** As high as the window under the bar, and scrolled by itself. */
const place = {
  position: 'sticky',
  top: 'calc(var(--bar-height) + 8px)',
  maxHeight: 'calc(100dvh - var(--bar-height) - 16px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  p: 2,
};

/** A record beside its list: what its page tells first, and what can be done with it; its name leads to the page. */
export default function RecordBeside({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <ShowRecord id={id}>
      <Drawn onClose={onClose} />
    </ShowRecord>
  );
}

function Drawn({ onClose }: { onClose: () => void }) {
  const resource = useDeclared();
  const { record, error, refetch } = useAnswered();
  const title = record && recordTitle(resource, record);
  const state = stateKey(resource);
  const Own = besidePart(resource);
  const Conversation = resource.conversation?.opening ? conversationPart() : null;
  return (
    <PanelTheme>
      <Box component="aside" className="panel" aria-label={`Obok listy: ${title ?? resource.labels.one}`} sx={place}>
        <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
          <Box component="h2" sx={{ flex: 1, minWidth: 0, m: 0, fontSize: '1.25rem', fontWeight: 500, overflowWrap: 'anywhere' }}>
            {record ? <RecordLink>{title || resource.labels.one}</RecordLink> : resource.labels.one}
          </Box>
          <IconButton aria-label="Zamknij podgląd" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Box>
        {!record ? (
          <Pending error={error} refetch={refetch} lines={8} inPanel={true} />
        ) : (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
              {state && record[state] !== undefined && <RecordValue source={state} />}
              <RecordActions nextElsewhere={true} />
            </Box>
            {resource.head && <RecordHead />}
            {Own ? (
              <Suspense fallback={<Skeleton lines={5} />}>
                <Own />
              </Suspense>
            ) : (
              <>
                {Conversation && (
                  <Suspense fallback={<Skeleton lines={5} />}>
                    <Conversation />
                  </Suspense>
                )}
                <Box sx={Conversation ? { mt: 2 } : {}}>
                  <RecordSections without={shownElsewhere(resource)} />
                </Box>
              </>
            )}
          </>
        )}
      </Box>
    </PanelTheme>
  );
}
