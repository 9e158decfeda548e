import { RotateCw } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { PaymentTrouble } from './payment-trouble.ts'
import type { Payment } from './use-payment-flow.ts'

const LOGIN = '/login?redirect=/payment'

interface Props {
  payment: Pick<Payment, 'begin' | 'resettle'>
  trouble: PaymentTrouble
}

/** Says why the payment cannot be made or was not settled, and what to do. */
export function PaymentTroubleNotice({ payment, trouble }: Props) {
  const t = useTranslations('payment')
  switch (trouble.kind) {
    case 'session':
    case 'account':
      return (
        <Notice
          kind="error"
          title={t(`trouble.${trouble.kind}`)}
          action={<LinkButton to={LOGIN}>{t('logInAgain')}</LinkButton>}
        />
      )
    case 'notSaved':
      return (
        <Notice
          kind="error"
          title={t('trouble.notSaved')}
          action={<LinkButton to="/save">{t('backToSave')}</LinkButton>}
        />
      )
    case 'incomplete':
      return <Notice kind="error" isAnswer title={t('trouble.incomplete')} />
    case 'start':
      return (
        <Notice
          kind="error"
          title={t('trouble.start')}
          action={<TryAgain onPress={payment.begin}>{t('tryAgain')}</TryAgain>}
        >
          {trouble.words}
        </Notice>
      )
    case 'givenBack':
      return (
        <Notice
          kind="error"
          isAnswer
          title={t('trouble.givenBack')}
          action={<Button onPress={payment.begin}>{t('trouble.goOn')}</Button>}
        >
          {trouble.words}
        </Notice>
      )
    case 'finalise':
      return (
        <Notice
          kind="error"
          isAnswer
          title={t('trouble.finalise')}
          action={payment.resettle && <TryAgain onPress={payment.resettle}>{t('tryAgain')}</TryAgain>}
        >
          <p>{trouble.words}</p>
          <p>{t('trouble.finaliseHelp')}</p>
        </Notice>
      )
  }
}

function TryAgain({ onPress, children }: { onPress: () => Promise<void>; children: string }) {
  return (
    <Button icon={RotateCw} onPress={onPress}>
      {children}
    </Button>
  )
}
