import { Check, Ellipsis, EyeOff, UserX } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Menu, MenuButton } from '#app/ui/Menu.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import styles from './ModerationQueue.module.css'
import type { ModerationQueueWork } from './use-moderation-queue.ts'

interface Props {
  current: HostContribution
  work: ModerationQueueWork
  onApprove: () => unknown
  onBlock: () => void
}

/** Actions on the memory above: approving takes one press, rejecting takes two. */
export function ModerationActions({ current, work, onApprove, onBlock }: Props) {
  const t = useTranslations('waiting')
  return (
    <div className={`wrap s2 ${styles.decide}`}>
      <Button look="primary" icon={Check} onPress={onApprove}>
        {t('approve')}
      </Button>
      <Button aria-disabled={work.isUnderWay(current)} onPress={() => work.putOff(current)}>
        {t('later')}
      </Button>
      <Menu icon={Ellipsis} label={t('more')} look="line" above>
        <MenuButton icon={EyeOff} onPress={() => void work.hide(current)}>
          <span className={styles.choice}>
            {t('hide')}
            <small>{t('hideText')}</small>
          </span>
        </MenuButton>
        {current.canBlock && (
          <MenuButton icon={UserX} onPress={onBlock}>
            <span className={styles.choice}>
              {t('block')}
              <small>{t('blockText')}</small>
            </span>
          </MenuButton>
        )}
      </Menu>
    </div>
  )
}
