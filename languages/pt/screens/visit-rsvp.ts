import type { Translation } from '../../translation-type.ts'

export const visitRsvp: Translation<typeof import('../../en/screens/visit-rsvp.ts').visitRsvp> = {
  title: 'Presença',
  question: 'Você vai estar presente?',
  ATTENDING: 'Vou',
  UNSURE: 'Ainda não sei',
  NOT_ATTENDING: 'Não vou',
  lede: 'Você pode mudar sua resposta depois.',
  ledeUnset:
    'O dia ainda não está marcado. Diga já à família se você gostaria de ir, e um e-mail avisa quando ele for marcado.',
  ledeDate: '{date}. Você pode mudar sua resposta depois.',
  ledePlace: '{date}. Lugar: {place}. Você pode mudar sua resposta depois.',
  name: 'Seu nome',
  email: 'Seu e-mail',
  guests: 'Acompanhantes que vão com você',
  message: 'Uma mensagem para a família',
  knownAs: 'Você responde como <b>{who}</b>.',
  notMe: 'Usar outro nome ou e-mail',
  notYou: 'Não é {name}?',
  notMine: 'Não foi você? Começar com um formulário vazio',
  other: 'Outra pessoa quer responder',
  otherThan: 'Não é {name}? Outra pessoa quer responder',
  together:
    'Você vai com <b>{name}</b>? Então basta uma resposta: mude-a e inclua mais uma pessoa como acompanhante.',
  meant: 'Você quis escrever <take>{meant}</take>? Se {typed} estiver certo, envie mais uma vez.',
  nameKindly: 'A família ainda não sabe. Assim ela saberá quem vem.',
  outdated:
    'O que foi respondido aqui foi alterado depois, pelo link do e-mail ou em outro aparelho. Para alterar de novo, abra esse link ou responda outra vez aqui.',
  consent:
    'A família vê seu nome, seu e-mail e tudo o que você responde; nada disso é mostrado na página. Ela remove isso se você pedir, e tudo desaparece junto com o memorial. <privacy>O que guardamos</privacy>',
  ownLink: 'Você recebeu um link pessoal? <a>Responda com seu nome já preenchido</a>.',
  send: 'Enviar resposta',
  sending: 'Enviando',
  keep: 'Manter minha resposta',
  statusMissing: 'Por favor, escolha uma das três.',
  guestsProblem: 'Por favor, digite um número de 0 a {most, number}.',
  failed: 'Não conseguimos registrar sua resposta. Por favor, tente de novo.',
  unknown:
    'Não conseguimos mais saber quem responde. Por favor, confira o nome e o e-mail, e envie mais uma vez.',
  kept: 'O que você escreveu ainda está aqui.',
  offline:
    'Sem conexão não é possível enviar agora. Sua resposta será enviada automaticamente quando a conexão voltar.',
  unsent: 'Você começou esta resposta aqui, e ela ainda não foi enviada.',
  unsentChange: 'O que você começou a mudar aqui ainda não foi enviado.',
  unsentOther: 'Outra pessoa começou uma resposta aqui, e ela ainda não foi enviada.',
  goOn: 'Continuar',
  thanks: 'Agradecemos. Sua resposta foi passada à família.',
  awaitsLook:
    'Ela vai vê-la primeiro, porque muitas respostas chegaram do mesmo lugar de uma só vez. Depois, vem uma confirmação.',
  mailed: 'Uma confirmação está a caminho de {email}.',
  answer: 'Sua resposta: <b>{answer}</b>',
  guestCount:
    'Você leva {guests, plural, one {# acompanhante} other {# acompanhantes}}: {all, number} no total.',
  change: 'Mudar minha resposta',
  calendar: 'Adicionar à agenda',
  pageTitle: 'Sua resposta',
  pageHeading: 'Resposta para o memorial de {name}',
  over: 'O dia foi {date}, e não se pedem mais respostas. Você ainda pode acrescentar uma lembrança.',
  back: 'Voltar ao memorial',
}
