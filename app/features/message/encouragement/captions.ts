/** How many seconds each line of the film is shown. */
export const SECONDS = 4.6

/** The text of the film as WebVTT. Each line is shown above its picture, for as long as the picture. */
export function captionsOf(lines: readonly string[]): string {
  const time = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`
  const cues = lines.map((words, at) => {
    const [from, to] = [at * SECONDS + (at === 0 ? 0 : 0.2), (at + 1) * SECONDS - 0.3]
    return `${time(from)} --> ${time(to)} line:8% position:50% align:center\n${words}\n`
  })
  return ['WEBVTT\n', 'NOTE The film has no sound, and no words but these.\n', ...cues].join('\n')
}
