import { callApi, type CallOptions, type Params } from './call-api.ts';
import type { Read } from './complete.ts';

/** Asks for something and reads the answer. `signal` calls it off. Rejects with `ApiError`. */
export async function get<T>(
  path: string,
  read: Read<T>,
  params: Params = {},
  signal?: AbortSignal,
  options: CallOptions = {},
): Promise<T> {
  return read(await callApi('GET', path, { params, signal, ...options }));
}

/** Sends something and reads the answer. Rejects with `ApiError`. */
export async function post<T>(
  path: string,
  read: Read<T>,
  body: object = {},
  options: CallOptions = {},
): Promise<T> {
  return read(await callApi('POST', path, { json: body, ...options }));
}

/** Sends a form with its files and reads the answer. Rejects with `ApiError`. */
export async function postForm<T>(
  path: string,
  read: Read<T>,
  form: FormData,
  options: CallOptions = {},
): Promise<T> {
  return read(await callApi('POST', path, { form, ...options }));
}

/** Puts something in the place of what is there, and reads the answer. Rejects with `ApiError`. */
export async function put<T>(path: string, read: Read<T>, body: object): Promise<T> {
  return read(await callApi('PUT', path, { json: body }));
}

/** Deletes something and reads the answer. Rejects with `ApiError`. */
export async function remove<T>(
  path: string,
  read: Read<T>,
  params: Params = {},
  options: CallOptions = {},
): Promise<T> {
  return read(await callApi('DELETE', path, { params, ...options }));
}

/** A slug or id as a part of a path. */
export const part = (slugOrId: string | number): string => encodeURIComponent(slugOrId);
