import Button from '@mui/material/Button';
import { type RaRecord, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { NextStep, Resource } from '../../schema';
import { saidBy } from '../layout/Problem';
import { useTenant } from '../tenant/useTenant';
import { PanelTheme } from '../theme/PanelTheme';
import { declared } from './declared';
import { usePaths } from './paths';
import { sortOf } from './sortOf';
import { useMay, usePermit } from './usePermit';

/** What to do next with a record, the likeliest first and filled. */
export function NextSteps({ resource, record }: { resource: Resource; record: RaRecord }) {
  const may = useMay();
  const tenant = useTenant();
  const open = (resource.head?.next ?? []).flatMap((step) => {
    const other = declared(step.resource);
    const isOpen = other && tenant.has(other.module) && may(step.opens ? 'list' : 'create', other);
    return isOpen ? [{ step, other }] : [];
  });
  return (
    <PanelTheme>
      {open.map(({ step, other }, at) => {
        const Step = step.opens ? OpenFirst : Make;
        return <Step key={step.label} step={step} other={other} record={record} variant={at === 0 ? 'contained' : 'outlined'} />;
      })}
    </PanelTheme>
  );
}

interface StepProps {
  step: NextStep;
  other: Resource;
  record: RaRecord;
  variant: 'contained' | 'outlined';
}

function Make({ step: { by, label }, other, record, variant }: StepProps) {
  const path = usePaths(other).create(String(record.id));
  return path ? (
    <Button variant={variant} component={Link} to={`${path}?${by}=${record.id}`}>
      {label}
    </Button>
  ) : null;
}

/** Which one is the first is asked for when it is wanted. */
function OpenFirst({ step: { by, where, label }, other, record, variant }: StepProps) {
  const { readable } = usePermit('list', other);
  const provider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const paths = usePaths(other);
  const [asking, setAsking] = useState(false);

  async function open(): Promise<void> {
    setAsking(true);
    try {
      const { data } = await provider.getList<RaRecord>(other.name, {
        pagination: { page: 1, perPage: 1 },
        sort: sortOf(other, readable),
        filter: { [by]: record.id, ...where },
      });
      const [first] = data;
      const path = first && paths.show(String(first.id), first);
      if (path) navigate(path);
      else notify(`${other.labels.few}: nie ma jeszcze żadnej pozycji`, { type: 'info' });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setAsking(false);
    }
  }

  return (
    <Button variant={variant} loading={asking} onClick={() => void open()}>
      {label}
    </Button>
  );
}
