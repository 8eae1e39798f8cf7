import { api } from './api.ts';
import type { Read } from './complete.ts';

/** Query parameters; what is undefined is not sent. */
type Params = Readonly<Record<string, string | number | boolean | undefined>>;

/** Asks for something and reads the answer. `signal` calls it off. Rejects with `ApiError`. */
export async function get<T>(
  path: string,
  read: Read<T>,
  params: Params = {},
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<T> {
  const { data } = await api.get<unknown>(path, { params, signal, headers });
  return read(data);
}

/** Sends something and reads the answer. Rejects with `ApiError`. */
export async function post<T>(
  path: string,
  read: Read<T>,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<T> {
  const { data } = await api.post<unknown>(path, body, { headers });
  return read(data);
}

/** Puts something in the place of what is there, and reads the answer. Rejects with `ApiError`. */
export async function put<T>(path: string, read: Read<T>, body: object): Promise<T> {
  const { data } = await api.put<unknown>(path, body);
  return read(data);
}

/** Deletes something and reads the answer. Rejects with `ApiError`. */
export async function remove<T>(
  path: string,
  read: Read<T>,
  params: Params = {},
  headers: Record<string, string> = {},
): Promise<T> {
  const { data } = await api.delete<unknown>(path, { params, headers });
  return read(data);
}

/** A slug or id as a part of a path. */
export const part = (slugOrId: string | number): string => encodeURIComponent(slugOrId);
