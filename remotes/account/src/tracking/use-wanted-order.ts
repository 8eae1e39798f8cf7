import { useEffect, useState } from 'react';
import { isRecord } from '@souk/contracts';
import { latinDigits } from '@souk/i18n';
import { useLocation, useSearchParams, useShell } from '@souk/remote-kit';
import { saveTrackDraft, readTrackDraft, type TrackDraft } from './track-draft.ts';

/** The order that the address names, with the contact that came along outside of it, or that was typed before a reload. */
export function useWantedOrder(): TrackDraft {
  const { drafts } = useShell();
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [beforeReload] = useState(() => readTrackDraft(drafts));
  const orderId = params.get('order_id') ?? '';
  const given =
    isRecord(state) && typeof state.contact_number === 'string' ? state.contact_number : undefined;
  const contact = given ?? (beforeReload.orderId === orderId ? beforeReload.contact : '');
  useEffect(() => {
    if (given !== undefined && orderId !== '') saveTrackDraft(drafts, { orderId, contact: given });
  }, [drafts, orderId, given]);
  return { orderId, contact };
}

/** The number of an order as people write it, such as #1042; null for anything else. */
export function orderNumberOf(written: string): number | null {
  const digits = latinDigits(written).replaceAll(/[#\s]/g, '');
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}
