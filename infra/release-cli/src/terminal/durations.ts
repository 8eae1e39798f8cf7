/** Formats minutes: `1 minute`, `45 minutes`, `3 hours`. */
export function minutesInWords(minutes: number): string {
  if (minutes >= 120 && minutes % 60 === 0) return `${minutes / 60} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Formats seconds: `0.8 s`, `42 s`, `3 min 5 s`. */
export function secondsInWords(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
