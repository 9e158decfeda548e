import { RotateCw } from 'lucide-react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Payment, PaymentTrouble } from './use-payment-flow.ts'

interface Props {
  payment: Pick<Payment, 'begin'>
  trouble: PaymentTrouble
}

/** Says why the payment cannot be made or was not settled, and what to do. */
export function PaymentTroubleNotice({ payment, trouble }: Props) {
  const t = useTranslations('payment')
  const card = useTranslations('card')
  const { pathname, search } = useLocation()
  const path = `/login?redirect=${encodeURIComponent(pathname + search)}`
  const logIn = <LinkButton to={path} word="logInAgain" />
  switch (trouble.kind) {
    case 'session':
    case 'account':
      return <Notice kind="error" title={t(`trouble.${trouble.kind}`)} action={logIn} />
    case 'charged':
    case 'underWay':
      return (
        <Notice isAnswer title={card(trouble.kind)} action={trouble.kind === 'charged' && logIn}>
          {card(`${trouble.kind}Help`)}
        </Notice>
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
          action={<Button icon={RotateCw} onPress={payment.begin} word="tryAgain" />}
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
        <Notice kind="error" isAnswer title={t('trouble.finalise')}>
          <p>{trouble.words}</p>
          <p>{t('trouble.finaliseHelp')}</p>
        </Notice>
      )
  }
}
