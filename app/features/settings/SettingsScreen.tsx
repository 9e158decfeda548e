import type { ReactNode } from 'react'
import { useFieldInAddress } from '#app/lib/use-field-in-address.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useUnsentInput } from '#app/saving/use-unsent-input.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { SavedAtOnce } from '#app/ui/SavedAtOnce.tsx'
import { AfterCard } from './AfterCard.tsx'
import { ApprovalCard } from './ApprovalCard.tsx'
import { BlockedCard } from './BlockedCard.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import { PhotoOrderCard } from './PhotoOrderCard.tsx'
import { SearchEnginesCard } from './SearchEnginesCard.tsx'
import { useSettings } from './use-settings.ts'
import { VisibilityCard } from './VisibilityCard.tsx'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  /** May be empty. */
  nameOfPerson: string
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
  /** Further cards with each host's own settings, such as the daily mail. */
  own?: ReactNode
}

/**
 * Settings of a memorial: visibility, language, approval, the order of photos, search engines and blocked people. Each choice is saved at
 * once.
 */
export function SettingsScreen({ memorialUuid, nameOfPerson, redirectOnAuthError, own }: Props) {
  const t = useTranslations('safety')
  const { onTyped, isTyped, question } = useUnsentInput('word')
  const { settings, blocked, trouble, read, save, unblock } = useSettings(memorialUuid, redirectOnAuthError)
  useFieldInAddress(settings !== null)
  return (
    <SavedAtOnce
      title={t('title')}
      intro={nameOfPerson ? t('intro', { name: nameOfPerson }) : t('introUnnamed')}
      words={{ saved: t('saved'), dashboard: t('dashboard'), loading: t('loading') }}
      isSaved={settings !== null && !isTyped}
      isLoading={!settings && !trouble}
      longPrimary
    >
      {question}
      {trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={read} />}
      {settings && (
        <div className="stack">
          <VisibilityCard
            settings={settings}
            onSave={save}
            onUnsaved={(isUnsaved) => onTyped('word', isUnsaved)}
          />
          <LanguageCard settings={settings} onSave={save} />
          <SearchEnginesCard settings={settings} onSave={save} />
          <ApprovalCard settings={settings} onSave={save} />
          <PhotoOrderCard settings={settings} onSave={save} />
          <AfterCard settings={settings} onSave={save} />
          {own}
          <BlockedCard blocked={blocked} onUnblock={unblock} />
        </div>
      )}
    </SavedAtOnce>
  )
}
