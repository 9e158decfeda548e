import { useState } from 'react'

/**
 * For a control that can be pressed. The browser takes the focus from one that is disabled, so that Tab would begin again
 * at the top of the page: one that has the focus is `aria-disabled` until it loses it. Its presses have to be ignored.
 *
 * @param disabled whether it cannot be used
 */
export function useFocusSafeDisabled(disabled: boolean | undefined) {
  const [isFocused, setFocused] = useState(false)
  const isHeld = disabled === true && isFocused
  return {
    isHeld,
    held: {
      disabled: disabled && !isHeld,
      'aria-disabled': isHeld || undefined,
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
