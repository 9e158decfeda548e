/** Keys without a character, in WebDriver's code (W3C WebDriver, "Keyboard actions"). */
const named: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Control: '\uE009',
  Delete: '\uE017',
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

const value = (key: string) => named[key] ?? key

/** The list of key actions, which both protocols take in the same form. */
export function keyActions(keys: string[], held?: string) {
  const pressed = keys.flatMap((key) => [
    { type: 'keyDown', value: value(key) },
    { type: 'keyUp', value: value(key) },
  ])
  const actions = held
    ? [{ type: 'keyDown', value: value(held) }, ...pressed, { type: 'keyUp', value: value(held) }]
    : pressed
  return [{ type: 'key', id: 'keyboard', actions }]
}

/** The keys that type a text. */
export const keysOf = (text: string): string[] =>
  [...text].map((letter) => (letter === '\n' ? 'Enter' : letter))
