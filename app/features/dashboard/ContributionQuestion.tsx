import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import { countUnseen } from './rules.ts'

export type Question = 'remove' | 'block' | 'unseen'

interface Props {
  /** null: nothing is asked. */
  asked: Question | null
  contribution: HostContribution
  onKeep: () => void
  onConfirm: (asked: Question) => unknown
}

/**
 * Asks before a memory is removed, its contributor is blocked, or it is approved with photos that nobody has seen.
 * Leaving it as it is comes first.
 */
export function ContributionQuestion({ asked, contribution, onKeep, onConfirm }: Props) {
  const t = useTranslations('dashboard.contributions')
  const name = contribution.contributorName ?? t('anonymous')
  const photos = contribution.media.length
  const questions = {
    remove: {
      title: t('removing.title', { name }),
      keep: t('removing.keep'),
      confirm: t('remove'),
      words: [`${t('removing.text')}${photos > 0 ? ` ${t('removing.photos', { count: photos })}` : ''}`],
    },
    block: {
      title: t('blocking.title', { name }),
      keep: t('blocking.keep'),
      confirm: t('shutOut'),
      words: [t('blocking.text'), t('blocking.back')],
    },
    unseen: {
      title: t('unseen.title'),
      keep: t('unseen.keep'),
      confirm: t('unseen.approve'),
      words: [t('unseen.text', { count: countUnseen(contribution) })],
    },
  }
  const { title, keep, confirm, words } = questions[asked ?? 'remove']
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={onKeep}
      title={title}
      primary={{ label: keep, onPress: onKeep }}
      secondary={{ label: confirm, onPress: () => asked && onConfirm(asked) }}
    >
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ConfirmDialog>
  )
}
