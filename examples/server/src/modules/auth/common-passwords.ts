/** The passwords that are guessed first, of five characters and more, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 password 12345678 qwerty 123456789 12345 1234567 dragon 123123 baseball abc123 football
  monkey letmein 696969 shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael 654321
  superman 1qaz2wsx 7777777 121212 000000 qazwsx 123qwe killer trustno1 jordan jennifer zxcvbnm
  asdfgh hunter buster soccer harley batman andrew tigger sunshine iloveyou 2000 charlie robert
  thomas hockey ranger daniel starwars klaster 112233 george computer michelle jessica pepper
  11111 111111 1111111 11111111 zxcvbn 555555 131313 freedom 777777 maggie 159753 aaaaaa ginger
  princess joshua cheese amanda summer love ashley nicole chelsea biteme matthew access yankees
  987654321 dallas austin thunder taylor matrix admin admin123 root12 toor1 welcome welcome1
  password1 password123 passw0rd p@ssw0rd p@ssword login login123 qwerty123 qwerty1 qwerty12
  qwerty12345 qwe123 qweasd qweasdzxc qweqwe 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 qwert
  asdfg asdfghjkl zxcvb zaq12wsx 1234qwer 12qwaszx 123abc a123456 a12345 1a2b3c abcd1234 abcdef
  abcdefg abcde aa123456 q123456 z123456 12344321 123454321 123654 147258 147258369 159357 789456
  789456123 456789 987654 87654321 7654321 0987654321 098765 102030 123789 111222 112211 121314
  123123123 12341234 123412345 135790 142536 147852 159159 222222 232323 333333 444444 888888
  999999 00000 0000000 00000000 88888888 12121212 10203040 11223344 1122334455 123456a 123456q
  1234567a 12345q 12345qwert google samsung nokia internet spartak zenit1925 cska1911 dinamo
  lokomotiv marina natasha nikita svetlana tatiana ekaterina anastasia andrey alexey sergey maxim
  vladimir dmitriy kirill artem roman viktor olga12 irina valentina qwaszx rfhnjirf gfhjkm gfhjkm1
  gfhjkm123 yfnfif ghbdtn ghbdtn1 cjkysirj k.,jdm fylhtq ktyf12 vfhbyf vfrcbv lbvekz vbkfirf zxcv
  йцукен йцукенг йцукенгшщз йцукен123 пароль пароль1 пароль123 привет привет1 привет123 любовь
  люблю солнышко солнце наташа марина никита андрей сергей максим россия москва спартак зенит
  мамочка администратор админ qwerty7 iloveyou1 monkey123 dragon123 secret secret1 changeme
  letmein1 default guest guest123 user123 test123 test1234 testtest testing demo123`.split(/\s+/)
)
