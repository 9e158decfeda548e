import { type RefObject, useEffect } from 'react'

/**
 * Takes over what was typed, or filled in by the browser, before the page was hydrated: React shows it but got no
 * event.
 *
 * @param setters by the names of the fields
 */
export function useTypedBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  setters: Record<string, (value: string) => void>,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    for (const [name, set] of Object.entries(setters)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value !== '') set(field.value)
    }
  }, [])
}
