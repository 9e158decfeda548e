import { createContext, type ReactNode, use, useContext, useMemo } from 'react'
import { IntlProvider } from 'use-intl'
import { intlLocale } from './current-locale.ts'
import { formats, timeZone } from './formats.ts'
import { loadTranslations, type Namespaces, translated } from './translations.ts'

export { useTranslations } from 'use-intl'

const Loaded = createContext<Namespaces>({})

/**
 * Gives the screens inside it their words, in the reader's language: another one than English is fetched first
 * (decision 0040). Providers nest: an inner one adds its namespaces to those of the outer one, so that each route
 * area ships only its own. A namespace is a file of `messages/en/`.
 *
 * ```tsx
 * <MessagesProvider messages={{ common }}>…<MessagesProvider messages={{ landing }}>
 * ```
 */
export function MessagesProvider({ messages, children }: Props) {
  const underWay = loadTranslations(Object.keys(messages))
  if (underWay) use(underWay)
  return <Provided messages={messages}>{children}</Provided>
}

interface Props {
  messages: Namespaces
  children: ReactNode
}

/**
 * Once the words are there. Apart, because no hook may follow a `use` that is not called again: React goes on with a component
 * that waited, and takes the next hook for one of an update (its error 467).
 */
function Provided({ messages, children }: Props) {
  const outer = useContext(Loaded)
  const all = useMemo(() => ({ ...outer, ...translated(messages) }), [outer, messages])
  return (
    <Loaded value={all}>
      <IntlProvider locale={intlLocale()} timeZone={timeZone} formats={formats} messages={all}>
        {children}
      </IntlProvider>
    </Loaded>
  )
}
