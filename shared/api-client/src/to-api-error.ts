import type { ErrorBody } from '@souk/contracts';
import { AxiosError, isAxiosError, isCancel } from 'axios';
import { ApiError, type ApiErrorKind } from './api-error.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads `{errors: [{code, message}]}`, and the `{message}` that some answers have instead (API-8). */
function errorsOf(body: unknown): ErrorBody['errors'] {
  if (!isRecord(body)) return [];
  if (Array.isArray(body.errors)) {
    return body.errors.filter(isRecord).flatMap(({ code, message }) =>
      // A code may be a number in an operator's backend.
      typeof message === 'string' ? [{ code: String(code ?? ''), message }] : [],
    );
  }
  return typeof body.message === 'string' ? [{ code: '', message: body.message }] : [];
}

function kindOf(error: unknown): ApiErrorKind {
  if (isCancel(error)) return 'aborted';
  if (!isAxiosError(error)) return 'network';
  if (error.response) return 'http';
  if (error.code === AxiosError.ECONNABORTED) return 'aborted';
  return error.code === AxiosError.ETIMEDOUT ? 'timeout' : 'network';
}

/** Turns whatever a request threw into an `ApiError` (API-8). */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { config, response } = isAxiosError(error) ? error : {};
  return new ApiError({
    kind: kindOf(error),
    status: response?.status ?? 0,
    errors: errorsOf(response?.data),
    call: `${config?.method?.toUpperCase() ?? 'GET'} ${config?.url ?? ''}`,
    cause: error,
  });
}
