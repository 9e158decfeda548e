import { forgetSecrets, setSecret, useSecrets } from '#app/draft/secrets.ts'
import { codeProblem } from '#app/lib/problems.ts'
import { setUser } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { CodeEntry } from '#app/parts/sign-up/code-entry.ts'
import { useCodeEntry } from '#app/parts/sign-up/use-code-entry.ts'

/** The mailed code of whoever is signed in, on the Save step and on a screen of its own. */
export function useHostCode(): CodeEntry {
  const t = useTranslations('save.verify')
  const { code } = useSecrets()
  return useCodeEntry({
    code,
    onCode: (typed) => setSecret('code', typed),
    problemOf: codeProblem,
    failed: t('failed'),
    onConfirmed(user) {
      forgetSecrets()
      setUser(user)
    },
  })
}
