import { useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { type Choices, conflictsWith, contentFromMemorial, type Keep } from '#app/draft/memorial.ts'
import { isListPart, mergeLosesCaption } from '#app/draft/merge.ts'
import type { ContentPart } from '#app/draft/rules.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { NewerMemorial } from '../stale.ts'
import { ConflictFrame } from './ConflictFrame.tsx'
import { Version } from './Version.tsx'

interface Props {
  /** The memorial on the server. */
  memorial: NewerMemorial
  /** The parts that are being saved; all parts by default. */
  parts?: readonly ContentPart[] | undefined
  /** Called when every part was decided. */
  onSettle: (choices: Choices) => unknown
  /** Called when the host decides later; nothing is lost. */
  onLater: () => void
}

/**
 * Asks the host about parts that were changed both here and somewhere else. It shows one part after the other as each
 * side has it; the host chooses which version stays, or that both are merged.
 */
export function ConflictDialog({ memorial, parts, onSettle, onLater }: Props) {
  const t = useTranslations('conflict')
  const draft = useDraft((current) => current)
  // Parts that were decided must not leave the list while the others are asked about.
  const [conflicts] = useState(() => conflictsWith(draft, memorial, parts))
  const [choices, setChoices] = useState<Choices>({})
  const [place, setPlace] = useState(0)
  const part = conflicts[place]
  if (!part) return null
  const theirs = contentFromMemorial(memorial)
  const base = draft.baseline ?? theirs
  const isList = isListPart(part)
  const bothHelp =
    part === 'photos' && mergeLosesCaption(base, draft, theirs) ? 'bothHelpCaptions' : 'bothHelp'

  function decide(name: ContentPart, keep: Keep) {
    const decided = { ...choices, [name]: keep }
    if (place + 1 === conflicts.length) return onSettle(decided)
    setChoices(decided)
    setPlace(place + 1)
  }

  return (
    <ConflictFrame
      place={place}
      total={conflicts.length}
      lastEdit={memorial.lastEdit}
      heading={t(`parts.${part}`)}
      mine={<Version content={draft} {...{ base, part }} />}
      theirs={<Version content={theirs} {...{ base, part }} />}
      onDecide={(keep) => decide(part, keep)}
      onLater={onLater}
      both={
        isList
          ? {
              button: (
                <Button look="primary" onPress={() => decide(part, 'both')}>
                  {t('keepBoth')}
                </Button>
              ),
              help: t(bothHelp),
            }
          : null
      }
    />
  )
}
