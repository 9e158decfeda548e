import { useEffect, useState } from 'react'

type FirstNameOf = typeof import('#contract/first-name.ts').firstNameOf

/** Set once it was fetched. */
let fetched: FirstNameOf | undefined

/**
 * The short form of a person's name (`first-name.ts`); '' without a name. The module with its lists of names is fetched
 * when the name gets its first letter; until then the result is ''.
 */
export function useFirstName(name: string): string {
  const [firstNameOf, setFirstNameOf] = useState(() => fetched)
  const isDue = name.trim() !== '' && firstNameOf === undefined

  useEffect(() => {
    if (!isDue) return
    import('#contract/first-name.ts').then(
      (module) => {
        fetched = module.firstNameOf
        setFirstNameOf(() => module.firstNameOf)
      },
      () => {},
    )
  }, [isDue])

  return firstNameOf?.(name) ?? ''
}
