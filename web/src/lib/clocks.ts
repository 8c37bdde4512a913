/** Seconds as a clock shows them: tenths when they matter, days where there are some. */
export function clockText(left: number): { days: number; time: string } {
  if (left < 10) return { days: 0, time: `0:0${(Math.floor(left * 10) / 10).toFixed(1)}` };
  const seconds = Math.ceil(left);
  const two = (value: number): string => String(value).padStart(2, "0");
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0 || hours > 0) return { days, time: `${hours}:${two(minutes)}:${two(seconds % 60)}` };
  return { days: 0, time: `${minutes}:${two(seconds % 60)}` };
}
