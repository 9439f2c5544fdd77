# fish completion for scoundrel. A test compares commands and options with those of the program.

set -l sets "(scoundrel rules 2>/dev/null | string match -r '^[a-z][a-z0-9-]*(?=  )')"

complete -c scoundrel -f
complete -c scoundrel -s h -l help -d 'Explain, with examples'
complete -c scoundrel -n __fish_use_subcommand -l version -d 'Print the version'

complete -c scoundrel -n __fish_use_subcommand -a play -d 'Play a game, or go on with the last one'
complete -c scoundrel -n __fish_use_subcommand -a rules -d 'Explain a rule set in words, or list them all'
complete -c scoundrel -n __fish_use_subcommand -a deal -d 'Show how the cards of a game lie'
complete -c scoundrel -n __fish_use_subcommand -a replay -d 'Tell a recorded game again, move by move'
complete -c scoundrel -n __fish_use_subcommand -a verify -d 'Check records'
complete -c scoundrel -n __fish_use_subcommand -a stats -d 'Statistics of the games played'
complete -c scoundrel -n __fish_use_subcommand -a history -d 'List the games played, or print one record'
complete -c scoundrel -n __fish_use_subcommand -a export -d 'Write all games as records'
complete -c scoundrel -n __fish_use_subcommand -a import -d 'Add records to the history'
complete -c scoundrel -n __fish_use_subcommand -a solve -d 'Tell whether a deal can be won, how well, and how'
complete -c scoundrel -n __fish_use_subcommand -a census -d 'Solve many deals into a file, and tell what it says'
complete -c scoundrel -n __fish_use_subcommand -a bound -d 'Tell what no player can beat with the deck hidden'
complete -c scoundrel -n __fish_use_subcommand -a perft -d 'Count the sequences of legal moves of a known deal'
complete -c scoundrel -n __fish_use_subcommand -a bench -d 'Print the signature and the speed of random play'
complete -c scoundrel -n __fish_use_subcommand -a engine -d 'Speak the engine protocol'

# Where a rule set is named, a .rules file may be too.
complete -c scoundrel -n '__fish_seen_subcommand_from play rules deal solve census bound perft' -a "$sets" -d 'Rule set'
complete -c scoundrel -n '__fish_seen_subcommand_from play rules deal solve census bound perft' -a '(__fish_complete_suffix .rules | string match -r ".*(?:\\.rules|/)\$")'

complete -c scoundrel -n '__fish_seen_subcommand_from play' -l new -d 'Begin a new game even if one is in progress'
complete -c scoundrel -n '__fish_seen_subcommand_from play' -l table -d 'Play with a real deck'
complete -c scoundrel -n '__fish_seen_subcommand_from play' -l no-save -d 'Keep nothing of this game'
complete -c scoundrel -n '__fish_seen_subcommand_from play' -l player -x -a 'random cmd:' -d 'Let a player play it'
complete -c scoundrel -n '__fish_seen_subcommand_from play' -l player-seconds -x -d 'The longest a program may take for a move'

complete -c scoundrel -n '__fish_seen_subcommand_from rules' -l diff -d 'Tell two rule sets apart'
complete -c scoundrel -n '__fish_seen_subcommand_from rules' -l sheet -d 'One page for the real table'
complete -c scoundrel -n '__fish_seen_subcommand_from rules' -l file -d 'The rules as a .rules file'
complete -c scoundrel -n '__fish_seen_subcommand_from rules' -l knobs -d 'Every knob and its values'
complete -c scoundrel -n '__fish_seen_subcommand_from rules' -l numbers -d 'With the numbers of docs/rules.md'
complete -c scoundrel -n '__fish_seen_subcommand_from rules' -l json -d 'As JSON'

complete -c scoundrel -n '__fish_seen_subcommand_from deal' -l list -d 'A list to stack a real deck by'
complete -c scoundrel -n '__fish_seen_subcommand_from deal' -l json -d 'As JSON'

complete -c scoundrel -n '__fish_seen_subcommand_from replay verify export import solve census' -F
complete -c scoundrel -n '__fish_seen_subcommand_from replay' -l json -d 'As JSON'
complete -c scoundrel -n '__fish_seen_subcommand_from verify' -l json -d 'One line of JSON for each record'
complete -c scoundrel -n '__fish_seen_subcommand_from stats' -l json -d 'As JSON'
complete -c scoundrel -n '__fish_seen_subcommand_from history' -l json -d 'One line of JSON for each game'

complete -c scoundrel -n '__fish_seen_subcommand_from solve' -l verdict-only -d 'Only whether it can be won'
complete -c scoundrel -n '__fish_seen_subcommand_from solve' -l from -x -d 'Records: from after so many moves'
complete -c scoundrel -n '__fish_seen_subcommand_from solve' -l line -d 'The moves too, also of several games'
complete -c scoundrel -n '__fish_seen_subcommand_from solve' -l memory -x -d 'The most memory, in MB'
complete -c scoundrel -n '__fish_seen_subcommand_from solve' -l ms -x -d 'The longest time for each, in milliseconds'
complete -c scoundrel -n '__fish_seen_subcommand_from solve' -l nodes -x -d 'The most nodes for each'
complete -c scoundrel -n '__fish_seen_subcommand_from solve' -l json -d 'One line of JSON for each game'

complete -c scoundrel -n '__fish_seen_subcommand_from census' -a 'merge' -d 'Put the parts of a census together'
complete -c scoundrel -n '__fish_seen_subcommand_from census' -a 'report' -d 'Tell what a census says'
complete -c scoundrel -n '__fish_seen_subcommand_from census' -l seeds -x -d 'From A to B, both included: A..B'
complete -c scoundrel -n '__fish_seen_subcommand_from census' -l out -r -F -d 'The file'
complete -c scoundrel -n '__fish_seen_subcommand_from census' -l verdict-only -d 'Only whether they can be won'
complete -c scoundrel -n '__fish_seen_subcommand_from census' -l memory -x -d 'The most memory for each deal, in MB'
complete -c scoundrel -n '__fish_seen_subcommand_from census' -l jobs -x -d 'Deals at work at the same time'
complete -c scoundrel -n '__fish_seen_subcommand_from census' -l json -d 'report: as JSON'
complete -c scoundrel -n '__fish_seen_subcommand_from census' -l svg -r -F -d 'report: also draw it'

complete -c scoundrel -n '__fish_seen_subcommand_from bound' -l seeds -x -d 'From A to B, both included: A..B'
complete -c scoundrel -n '__fish_seen_subcommand_from bound' -l census -r -F -d 'Take the share that can be won from it'
complete -c scoundrel -n '__fish_seen_subcommand_from bound' -l orders -x -d 'Orders imagined in a room'
complete -c scoundrel -n '__fish_seen_subcommand_from bound' -l rooms -x -d 'The most rooms for each deal'
complete -c scoundrel -n '__fish_seen_subcommand_from bound' -l seed -x -d 'Which orders are imagined'
complete -c scoundrel -n '__fish_seen_subcommand_from bound' -l jobs -x -d 'Deals at work at the same time'
complete -c scoundrel -n '__fish_seen_subcommand_from bound' -l json -d 'As JSON'
complete -c scoundrel -n '__fish_seen_subcommand_from perft' -l divide -d 'Of the longest only, for each first move'
complete -c scoundrel -n '__fish_seen_subcommand_from perft' -l json -d 'As JSON'

complete -c scoundrel -n '__fish_seen_subcommand_from bench' -l rules -x -a "$sets" -d 'Only these rules'
complete -c scoundrel -n '__fish_seen_subcommand_from bench' -l door -x -a 'unchecked checked both' -d 'How the rules are called'
complete -c scoundrel -n '__fish_seen_subcommand_from bench' -l games -x -d 'Games for each measurement'
complete -c scoundrel -n '__fish_seen_subcommand_from bench' -l json -d 'As JSON'
