import type { useTranslations } from '../../messages/index.tsx'

type Translate = ReturnType<typeof useTranslations<'settings.devices'>>

/** `Safari on iPhone`, or as much of it as is known. */
export function deviceName(
  { browser, system }: { browser: string | null; system: string | null },
  t: Translate,
): string {
  if (browser && system) return t('named', { browser, system })
  return browser ?? system ?? t('unnamed')
}
