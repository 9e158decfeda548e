import type { Translation } from '../../translation-type.ts'

export const hosts: Translation<typeof import('../../en/mails/hosts.ts').hosts> = {
  hostInvitation: {
    subject: '{host} pede a sua ajuda para cuidar do memorial de {name}',
    preheader: 'Vocês cuidariam dele em conjunto. Não há pressa.',
    asks: '{host} cuida deste memorial e pergunta se você quer ajudar.',
    means:
      'Se você disser que sim, vai poder mudar as palavras e as fotos dele, convidar pessoas e ler o que elas deixarem lá. Ninguém espera nada de você: faça muito ou pouco, como preferir.',
    meansModerating:
      'Se você disser que sim, vai ver o que outras pessoas acrescentam, antes ou depois de aparecer, e remover o que não cabe ali. O memorial em si, você não vai poder mudar. Ninguém espera nada de você: faça muito ou pouco, como preferir.',
    open: 'Ver o convite',
    address:
      'Este link é só seu e funciona até {date}. Se o botão não funcionar, copie o endereço no seu navegador:',
    no: 'Se você preferir não ajudar, ou se esta mensagem não é para você, não é preciso fazer nada.',
  },
  hostAccepted: {
    subject: '{helper} agora ajuda a cuidar do memorial de {name}',
    preheader: 'A partir de agora, vocês cuidam dele em conjunto.',
    heading: '{helper} disse que sim',
    can: '{helper} ({email}) agora cuida do memorial de {name} com você: vocês podem mudar as palavras e as fotos dele, convidar pessoas e ler o que elas deixarem lá.',
    canModerate:
      '{helper} ({email}) agora cuida do que outras pessoas acrescentam ao memorial de {name}, e pode aprovar ou remover. O memorial em si continua como está.',
    yours: 'Só você pode excluir o memorial, e pode encerrar essa ajuda a qualquer momento.',
  },
  hostRemoved: {
    subject: 'Sua ajuda no memorial de {name}',
    preheader: 'Agradecemos pelo que você fez por ele.',
    heading: 'Agradecemos a sua ajuda',
    ended: '{owner} encerrou a sua ajuda no memorial de {name}. O que você fez por ele permanece.',
    ask: 'Você não precisa fazer nada. Se você não esperava por isto, por favor, converse com {owner}.',
  },
  hostLeft: {
    subject: '{helper} não ajuda mais a cuidar do memorial de {name}',
    preheader: 'O que fez por ele permanece.',
    heading: '{helper} deixou de ajudar',
    left: '{helper} ({email}) deixou de ajudar a cuidar do memorial de {name}. O que fez por ele permanece.',
    again: 'Você pode pedir de novo, à mesma pessoa ou a outra, quando quiser.',
  },
}
