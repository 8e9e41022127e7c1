import type { ObjectiveData } from './language.js'

/** The twenty-three objectives, one copy each, every one worth 1 prestige. */
export const objectives: readonly ObjectiveData[] = [
  { id: 'ace', name: 'Ace', check: { at: 'evaluated', success: true, diceRolled: 2 } },
  { id: 'barrage', name: 'Barrage', check: { at: 'during', contributed: 'damage', atLeast: 5 } },
  { id: 'chain-reaction', name: 'Chain Reaction', check: { at: 'during', played: 'reactor', atLeast: 4 } },
  {
    id: 'daredevil',
    name: 'Daredevil',
    check: { at: 'evaluated', success: true, type: 'rescue', playedNo: 'shield' },
  },
  {
    id: 'efficiency',
    name: 'Efficiency',
    check: { at: 'evaluated', success: true, type: 'delivery', playedNo: 'thruster' },
  },
  {
    id: 'fire-support',
    name: 'Fire Support',
    check: { at: 'evaluated', success: true, type: 'kill', playedNo: 'damage' },
  },
  {
    id: 'generalist',
    name: 'Generalist',
    check: { at: 'ship', brands: ['magnomi', 'henko', 'komek', 'ventus'], each: 1 },
  },
  {
    id: 'gun-for-hire',
    name: 'Gun for Hire',
    check: { at: 'evaluated', success: true, as: 'alone', type: 'kill' },
  },
  { id: 'megaton', name: 'Megaton', check: { at: 'ship', brands: ['magnomi'], each: 3 } },
  { id: 'money-bags', name: 'Money Bags', check: { at: 'endOfTurn', credits: 8 } },
  { id: 'natural-leader', name: 'Natural Leader', check: { at: 'during', played: 'crew', atLeast: 3 } },
  { id: 'over-9000', name: 'Over 9000', check: { at: 'ship', brands: ['komek'], each: 3 } },
  {
    id: 'quick-run',
    name: 'Quick Run',
    check: { at: 'evaluated', success: true, as: 'alone', type: 'delivery' },
  },
  { id: 'quick-strike', name: 'Quick Strike', check: { at: 'during', played: 'thruster', atLeast: 3 } },
  { id: 'saboteur', name: 'Saboteur', check: { at: 'evaluated', success: false, as: 'ally' } },
  {
    id: 'santa-maria',
    name: 'Santa Maria',
    check: { at: 'evaluated', success: true, as: 'alone', type: 'explore' },
  },
  { id: 'shield-wall', name: 'Shield Wall', check: { at: 'during', played: 'shield', atLeast: 3 } },
  { id: 'specialist', name: 'Specialist', check: { at: 'ship', brands: ['sorelia'], each: 2 } },
  { id: 'speed-demon', name: 'Speed Demon', check: { at: 'ship', brands: ['ventus'], each: 3 } },
  { id: 'tank', name: 'Tank', check: { at: 'ship', brands: ['henko'], each: 3 } },
  { id: 'tinker', name: 'Tinker', check: { at: 'replaced' } },
  { id: 'utopia', name: 'Utopia', check: { at: 'evaluated', success: true, as: 'leaderOfAll' } },
  {
    id: 'youre-my-hero',
    name: "You're My Hero",
    check: { at: 'evaluated', success: true, as: 'alone', type: 'rescue' },
  },
]
