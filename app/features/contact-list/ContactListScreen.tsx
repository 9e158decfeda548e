import { useState } from 'react'
import { type Sender, useSender } from '#app/lib/use-sender.ts'
import { useShareLinks } from '#app/lib/use-share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useUnsentInput } from '#app/saving/use-unsent-input.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { SavedAtOnce } from '#app/ui/SavedAtOnce.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Memorial } from '#contract/memorials.ts'
import { ContactSection } from './ContactSection.tsx'
import { LinkCard } from './LinkCard.tsx'
import { type ListMemorial, useListMemorial } from './use-list-memorial.ts'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
}

/** The memorial's link and its contacts. Every change is saved at once, so there is no Save button. */
export function ContactListScreen({ memorialUuid }: Props) {
  const t = useTranslations('contactList')
  const list = useListMemorial(memorialUuid)
  const sender = useSender(memorialUuid)
  const { trouble } = list
  // Together, so that nothing moves when it turns out that a name is to be asked for.
  const memorial = sender.isKnown ? list.memorial : null
  const [editing, setEditing] = useState<ReadonlySet<string>>(new Set())
  const { onTyped, isTyped, question } = useUnsentInput()
  return (
    <SavedAtOnce
      title={t('title')}
      intro={memorial ? t('intro', { name: memorial.nameOfPerson }) : !trouble && <Skeleton width="half" />}
      loading={t('loading')}
      isSaved={memorial !== null && editing.size === 0 && !isTyped}
      isLoading={!memorial && !trouble}
    >
      {trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={list.read} />}
      {memorial && <Sections {...{ memorial, list, sender, editing, onTyped }} onEditing={setEditing} />}
      {question}
    </SavedAtOnce>
  )
}

interface SectionsProps {
  memorial: Memorial
  list: ListMemorial
  sender: Sender
  editing: ReadonlySet<string>
  onEditing: (editing: ReadonlySet<string>) => void
  onTyped: (form: string, isTyped: boolean) => void
}

function Sections({ list, ...shared }: SectionsProps) {
  const { memorial, onTyped } = shared
  const links = useShareLinks(memorial)
  return (
    <>
      <LinkCard {...{ memorial, links }} onChanged={list.take} onTyped={(is) => onTyped('link', is)} />
      <ContactSection {...shared} links={links} take={list.take} takeContact={list.takeContact} />
    </>
  )
}
