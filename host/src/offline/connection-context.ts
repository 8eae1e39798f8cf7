import type { Readable } from '@souk/contracts';
import { createRequiredContext } from '../state/required-context.ts';
import type { ConnectionState } from './connection.ts';

export const [ConnectionContext, useConnection] =
  createRequiredContext<Readable<ConnectionState>>('useConnection');
