import type { Translation } from '../../translation-type.ts'

export const signOfLife: Translation<typeof import('../../en/screens/sign-of-life.ts').signOfLife> = {
  mailedAbout: 'O memorial de {name}',
  visitMemorial: 'Visitar o memorial',
  ask: {
    pageTitle: 'Um e-mail por ano?',
    title: 'Um e-mail por ano?',
    question:
      'Podemos escrever uma vez por ano para dizer que este memorial continua aqui e o que você pode fazer se ninguém mais cuidar dele? Nada além disso.',
    confirm: 'Sim, uma vez por ano',
    done: 'Agradecemos. Escreveremos para você uma vez por ano.',
    help: 'Cada um desses e-mails tem um link que os encerra.',
    unknown:
      'Este link não está mais em uso: quem cuida do memorial indicou outras pessoas, ou ele não existe mais.',
    backToLanding: 'Voltar ao início',
  },
  end: {
    pageTitle: 'Sem mais e-mails anuais',
    title: 'Sem mais e-mails anuais',
    question:
      'Paramos de escrever uma vez por ano sobre este memorial? Você ainda pode receber a cópia completa.',
    confirm: 'Sim, parar',
    done: 'Pronto. Você não receberá mais o e-mail anual.',
    help: 'Se mudar de ideia, peça de novo pelo link do e-mail que traz a cópia completa.',
    unknown: 'Este link não está mais em uso. Nenhum e-mail anual é enviado por causa dele.',
    backToLanding: 'Voltar ao início',
  },
}
