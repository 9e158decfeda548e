import { useEffect, useState } from 'react'

type FirstNameOf = typeof import('./first-name.ts').firstNameOf

/** Once it was fetched. */
let fetched: FirstNameOf | undefined

/**
 * How the person of this name is called (`first-name.ts`); '' where there is no name. What knows names of the world is
 * fetched with the first letter, and until it is there it is as if there were none.
 */
export function useFirstName(name: string): string {
  const [firstNameOf, setFirstNameOf] = useState(() => fetched)
  const isDue = name.trim() !== '' && firstNameOf === undefined

  useEffect(() => {
    if (!isDue) return
    import('./first-name.ts').then(
      (module) => {
        fetched = module.firstNameOf
        setFirstNameOf(() => module.firstNameOf)
      },
      () => {},
    )
  }, [isDue])

  return firstNameOf?.(name) ?? ''
}
