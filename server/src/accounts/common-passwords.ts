/*
 * What many people choose, as lists of the sort that guessers begin with have it, in small letters and
 * without what is put around a word to make it longer. No outside service is asked about a password; these
 * few are what a site can know by itself.
 */

/**
 * Words and turns of phrase that are whole passwords by themselves, or with digits and signs at their ends.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwort motdepasse contrasena wachtwoord parola senha passphrase passw pass letmein letmeinnow
  letmeinplease openup opensesame sesame enter entrance login signin welcome welcomeback welcomehome
  changeme changethis changemenow changeit default secret topsecret secretpassword mysecret supersecret
  administrator admin adminadmin root rootroot superuser superadmin sysadmin sysop guest guestguest user
  username operator manager testtest testing testpassword test tester temporary temp temppassword demo
  example sample iloveyou iloveyousomuch iloveyouforever iloveu ilovemyself ilovegod iloveme ilovemom
  ilovemymom ilovemydad iloveyoubaby loveyou loveme lovely lover forever foreverandever foreveryoung
  trustno trustnoone whatever nothing something anything everything qwerty qwertz azerty qwertyuiop
  qwertzuiop azertyuiop asdfghjkl asdfgh zxcvbnm zxcvbn asdf zxcv qazwsx qazwsxedc qweasd qweasdzxc dragon
  monkey tiger lion eagle falcon phoenix unicorn butterfly dolphin elephant kitty kitten puppy shadow
  master superman batman spiderman wonderwoman ironman captainamerica avengers starwars startrek
  harrypotter lordoftherings gandalf skywalker lukeskywalker darthvader maytheforcebewithyou
  millenniumfalcon chewbacca obiwankenobi hogwarts voldemort pokemon pikachu minecraft fortnite callofduty
  counterstrike assassinscreed leagueoflegends worldofwarcraft warcraft starcraft football footballer
  baseball basketball volleyball hockey soccer cricket softball swimming cheerleader skateboard liverpool
  liverpoolfc manchester manchesterunited manchestercity chelseafc arsenalfc barcelona realmadrid juventus
  yankees cowboys dallascowboys steelers lakers redsox chicagobulls sunshine princess superstar rockstar
  angel beautiful gorgeous sweetheart sweetie honey babygirl babyboy cutiepie summer winter spring autumn
  january february march april june july august september october november december monday tuesday
  wednesday thursday friday saturday sunday summertime springtime wintertime christmas merrychristmas
  happybirthday happynewyear halloween computer internet google facebook instagram youtube microsoft
  windows apple samsung android iphone playstation nintendo mercedes mercedesbenz ferrari lamborghini
  porsche corvette mustang harleydavidson kawasaki yamaha michael jennifer jessica ashley daniel charlie
  jordan thomas robert andrew joshua matthew anthony nicole michelle alexander alexandra christopher
  christian elizabeth victoria stephanie samantha jonathan benjamin sebastian metallica nirvana slipknot
  ironmaiden linkinpark thebeatles rollingstones pinkfloyd chocolate strawberry watermelon pineapple
  cookie cupcake peanutbutter coffee correcthorsebatterystaple horsebatterystaple unbelievable incredible
  awesome fantastic jesus jesuschrist jesusislord jesuslovesme godislove godisgood blessed hallelujah
  freedom liberty america unitedstates australia deutschland argentina moon moonlight moonbase moonwalk
  space spaceship terraforming mars terraformingmars moonraker moonrakers boardgame boardgames
  thisismypassword mypassword mypasswordis nopassword notapassword newpassword oldpassword mynewpassword
  passwordispassword idontknow idontcare whocares fuckyou fuckoff fuckyoubitch bullshit asshole`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whole passwords whose letters and digits belong together. */
export const COMMON_MIXES: ReadonlySet<string> = new Set(
  `1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1q2w3e4r5t6y7u8i9o0p 1qaz2wsx3edc 1qaz2wsx3edc4rfv
  1qazxsw23edc 1qaz1qaz1qaz zaq12wsxcde3 zaq1zaq1zaq1 zaq12wsxcde34rfv q1w2e3r4t5y6 q1w2e3r4t5y6u7
  qwe123qwe123 qwer1234qwer qwer1234asdf asdf1234asdf asd123asd123 abc123abc123 abc123def456 a1b2c3d4e5f6
  a1b2c3d4e5f6g7 1a2b3c4d5e6f 123qweasdzxc 123qwe123qwe qweasdzxc123 qazwsx123456 pass1234word
  p@ssw0rd1234 trustno1trustno1 ncc1701d1701 r2d2c3por2d2c3po 112233445566 121212121212 123123123123
  123321123321 123456654321 147258369147 147852369147 159357159357 159753159753 741852963741 789456123789
  987654321987 111222333444 101010101010 110110110110 314159265358 3141592653589 31415926535897
  271828182845 135792468013 246813579246`
    .split(/\s+/)
    .filter(Boolean),
)
