import { act } from '@testing-library/react';

/** What the browser says of its network; with one, the site answers. */
export async function theNetworkIs(online: boolean): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  theSiteAnswers(online);
  await act(async () => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** Whether the check of the connection succeeds. */
export function theSiteAnswers(yes: boolean): jest.SpyInstance {
  const { fetch } = globalThis;
  const fetchMock = jest.isMockFunction(fetch) ? jest.mocked(fetch) : jest.spyOn(globalThis, 'fetch');
  return yes
    ? fetchMock.mockResolvedValue({ ok: true } as Response)
    : fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
}
