import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const moderation: Translation<typeof import('../../en/screens/moderation.ts').moderation> = {
  pageTitle: `O que outras pessoas acrescentam · ${brand.name}`,
  title: 'O que outras pessoas acrescentam',
  overline: 'O que outras pessoas acrescentam ao memorial de',
  waiting:
    '{count, plural, =0 {Não há nada à sua espera. Agradecemos o seu cuidado.} one {Uma lembrança está à sua espera. Ninguém mais a vê até que alguém a aprove.} other {# lembranças estão à sua espera. Ninguém mais as vê até que alguém as aprove.}}',
  paper: 'Adicionar uma lembrança em papel',
  emptyTitle: 'Ninguém acrescentou nada ainda',
  emptyText: 'O que as pessoas escreverem, e as fotos delas, vai aparecer aqui para você ver.',
  loading: 'Carregando o que outras pessoas acrescentaram',
  missing: 'Você não cuida mais deste memorial, ou ele foi excluído.',
  profile: 'Ir para o seu perfil',
  leave: {
    ask: 'Deixar de cuidar',
    title: 'Deixar de cuidar do que outras pessoas acrescentam?',
    text: 'Você não verá mais o que está à espera, nem poderá remover nada. Avisamos quem é titular, que pode pedir de novo a sua ajuda.',
    confirm: 'Deixar de cuidar',
    confirming: 'Um momento…',
  },
}
