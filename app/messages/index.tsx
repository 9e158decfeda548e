import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { IntlProvider } from 'use-intl'
import type { Catalogue } from './config.ts'
import { formats, locale, timeZone } from './formats.ts'

export { useFormatter, useTranslations } from 'use-intl'
export type { Catalogue } from './config.ts'

type Namespaces = Partial<Catalogue>

const Loaded = createContext<Namespaces>({})

/**
 * Gives the screens inside it their words. Providers nest: an inner one adds its namespaces to those of the
 * outer one, so that each route area ships only its own. A namespace is a file of `messages/en/`.
 *
 * ```tsx
 * <MessagesProvider messages={{ common }}>…<MessagesProvider messages={{ landing }}>
 * ```
 */
export function MessagesProvider({ messages, children }: { messages: Namespaces; children: ReactNode }) {
  const outer = useContext(Loaded)
  const all = useMemo(() => ({ ...outer, ...messages }), [outer, messages])
  return (
    <Loaded value={all}>
      <IntlProvider locale={locale} timeZone={timeZone} formats={formats} messages={all}>
        {children}
      </IntlProvider>
    </Loaded>
  )
}
