import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const message: Translation<typeof import('../../en/screens/message.ts').message> = {
  pageTitle: `Mensagem · Etapa 3 de 8 · ${brand.name}`,
  title: 'Quer dizer algumas palavras?',
  intro:
    'A sua mensagem é a primeira coisa que as pessoas verão. Ela não precisa ser perfeita, e você pode mudá-la depois.',
  encouragement: {
    title: 'Não sabe como começar?',
    watch: 'Ver um breve exemplo',
    close: 'Fechar o exemplo',
    label: 'Um filme curto sem som: como uma mensagem pode começar',
    lines: {
      one: 'Você não precisa saber como começar.',
      two: 'Diga quem essa pessoa era para você.',
      three: 'Conte uma pequena coisa de que se lembra.',
      four: 'Diga do que vai sentir falta, ou simplesmente agradeça.',
      five: 'Não precisa ser perfeito. Só precisa ser seu.',
    },
  },
  /** A choice of its own, beside recording and writing. */
  later: 'Fazer isso depois',
  blocked: {
    recording: 'Por favor, pare primeiro a gravação.',
    tooLong:
      '{over, plural, one {Por favor, encurte primeiro a mensagem em # caractere. Nada se perde.} other {Por favor, encurte primeiro a mensagem em # caracteres. Nada se perde.}}',
    empty: 'Para continuar, grave um vídeo ou escreva algumas palavras. Ou escolha “{later}”.',
  },
  options: {
    label: 'Como você gostaria de dizer?',
    record: 'Sim, gravar um vídeo',
    again: 'Gravar o vídeo de novo',
    recording: 'Gravando...',
    write: 'Não, escrever uma mensagem',
    recordScreen: 'Gravar uma mensagem em vídeo',
    writeScreen: 'Escrever uma mensagem',
  },
  text: {
    label: 'Escreva aqui a sua mensagem pessoal...',
    section: 'Mensagem escrita',
    tooLong: 'A mensagem deve ter menos de {limit, number} caracteres',
    count: '{count, number} / {limit, number}',
    left: '{left, plural, =0 {Não restam caracteres} one {Resta # caractere} other {Restam # caracteres}}',
    over: '{over, plural, one {# caractere a mais.} other {# caracteres a mais.}} Nada do que você escreveu se perde.',
    videoAside: 'A sua gravação fica guardada à parte e não é usada enquanto você escreve.',
    videoToo: 'Há também uma mensagem em vídeo. As pessoas verão as duas.',
    useVideo: 'Usar a gravação em vez disso',
  },
  video: {
    section: 'Mensagem em vídeo',
    start: 'Começar a gravar',
    stop: 'Parar de gravar',
    review: 'Rever',
    rerecord: 'Gravar de novo',
    changedMind: 'Mudei de ideia: escrever uma mensagem',
    keepEarlier: 'Manter a minha gravação anterior',
    turnOn: 'Ligar a câmera',
    asking:
      'O seu navegador vai perguntar se esta página pode usar a câmera e o microfone. Por favor, escolha Permitir.',
    you: 'Você, como a câmera vê',
    cameraOff: 'A câmera está desligada.',
    clip: 'A sua mensagem em vídeo',
    timer: 'Gravando {time}',
    ready: 'Pronta {time}',
    length: 'Duração {time}',
    keeping: 'Guardando a sua gravação…',
    hint: 'Grave de novo quantas vezes quiser. Ninguém vê isto até que você decida manter. Até 5 minutos.',
    nearEnd: 'Resta meio minuto. A gravação termina sozinha aos 05:00.',
    limit: 'A gravação terminou aos 05:00, a duração máxima de uma mensagem.',
    lost: 'A câmera ou o microfone se desconectou, por isso a gravação terminou. O que você tinha dito até então está aqui.',
    stored: 'Esta é a mensagem que o seu memorial tem agora.',
    textAside: 'A sua mensagem escrita fica guardada à parte e não é usada com o vídeo.',
    textToo: 'Há também uma mensagem escrita. As pessoas verão as duas.',
    camera: 'Câmera',
    microphone: 'Microfone',
    cameraNamed: 'Câmera {number, number}',
    microphoneNamed: 'Microfone {number, number}',
    notPlayable: 'Este navegador não consegue reproduzir a gravação, mas ela está guardada.',
  },
  file: {
    choose: 'Escolher um vídeo deste dispositivo',
    capture: 'Gravar com o aplicativo da câmera',
    hint: 'Até 5 minutos e 300 MB',
    reading: 'Lendo o vídeo…',
    notAVideo:
      'Este arquivo não é um vídeo que possa ser usado aqui. Por favor, escolha um arquivo MP4, MOV ou WebM.',
  },
  unsupported: {
    title: 'Este navegador não consegue gravar vídeo',
    help: 'Você pode escolher um vídeo que já esteja neste dispositivo, ou escrever uma mensagem.',
  },
  leftover: {
    title: 'Uma gravação foi interrompida',
    help: 'Ela parou antes de terminar. O que você tinha dito até então ainda está aqui.',
    adopted: 'A sua gravação foi interrompida. O que você tinha dito até então está aqui.',
    unreadable: 'Uma gravação foi interrompida tão cedo que nada dela pôde ser guardado.',
    review: 'Rever a gravação',
    discard: 'Descartar a gravação',
  },
  camera: {
    title: 'É preciso permitir a câmera e o microfone',
    denied: 'O acesso à câmera e ao microfone foi negado.',
    unavailable:
      'Não foi possível usar a câmera ou o microfone. Por favor, verifique se o seu dispositivo os tem e tente de novo.',
    allow: 'Para permitir:',
    orWrite: 'Ou escreva uma mensagem. Ela será igualmente bem-vinda.',
    again: 'Tentar de novo',
    write: 'Escrever uma mensagem',
    steps: {
      safariMac: {
        one: 'Na barra de menus, escolha Safari e depois Ajustes para este site.',
        two: 'Coloque Câmera e Microfone em Permitir.',
        three: 'Volte aqui e clique em Tentar de novo.',
      },
      safariPhone: {
        one: 'Abra os Ajustes e encontre o seu navegador na lista de aplicativos.',
        two: 'Ative Câmera e Microfone.',
        three: 'Volte aqui e toque em Tentar de novo.',
      },
      chromeMac: {
        one: 'Clique no ícone à esquerda do endereço e ative Câmera e Microfone.',
        two: 'Se não bastar: em Ajustes do Sistema, em Privacidade e Segurança, permita o Chrome em Câmera e em Microfone.',
        three: 'Volte aqui e clique em Tentar de novo.',
      },
      chromeAndroid: {
        one: 'Toque no ícone à esquerda do endereço e depois em Permissões.',
        two: 'Permita Câmera e Microfone.',
        three: 'Volte aqui e toque em Tentar de novo.',
      },
      chrome: {
        one: 'Clique no ícone à esquerda do endereço.',
        two: 'Ative Câmera e Microfone.',
        three: 'Volte aqui e clique em Tentar de novo.',
      },
      firefox: {
        one: 'Clique na câmera riscada à esquerda do endereço.',
        two: 'Remova o bloqueio da câmera e do microfone.',
        three: 'Volte aqui, clique em Tentar de novo e escolha Permitir.',
      },
      other: {
        one: 'Abra as configurações do seu navegador para esta página; muitas vezes, no ícone ao lado do endereço.',
        two: 'Permita Câmera e Microfone.',
        three: 'Volte aqui e escolha Tentar de novo.',
      },
    },
  },
  saveFailed: {
    title: 'Erro ao salvar o memorial',
    fallback: 'Ocorreu um erro ao salvar. Por favor, tente de novo.',
    kept: 'A sua mensagem continua aqui.',
  },
}
