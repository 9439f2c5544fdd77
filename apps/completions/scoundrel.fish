# fish completion for scoundrel. A test compares commands and options with those of the program.

set -l sets "(scoundrel rules 2>/dev/null | string match -r '^[a-z][a-z0-9-]*(?=  )')"
set -l players "(scoundrel players 2>/dev/null | string match -r '^[a-z]+(?=  )') cmd:"

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
complete -c scoundrel -n __fish_use_subcommand -a players -d 'List the players that can be named'
complete -c scoundrel -n __fish_use_subcommand -a match -d 'Compare players on the same deals'
complete -c scoundrel -n __fish_use_subcommand -a train -d 'Make a value net by playing'
complete -c scoundrel -n __fish_use_subcommand -a perft -d 'Count the sequences of legal moves of a known deal'
complete -c scoundrel -n __fish_use_subcommand -a bench -d 'Print the signature and the speed of random play'
complete -c scoundrel -n __fish_use_subcommand -a engine -d 'Speak the engine protocol'

# Where a rule set is named, a .rules file may be too.
complete -c scoundrel -n '__fish_seen_subcommand_from play rules deal solve census match train perft' -a "$sets" -d 'Rule set'
complete -c scoundrel -n '__fish_seen_subcommand_from play rules deal solve census match train perft' -a '(__fish_complete_suffix .rules | string match -r ".*(?:\\.rules|/)\$")'

complete -c scoundrel -n '__fish_seen_subcommand_from play' -l new -d 'Begin a new game even if one is in progress'
complete -c scoundrel -n '__fish_seen_subcommand_from play' -l table -d 'Play with a real deck'
complete -c scoundrel -n '__fish_seen_subcommand_from play' -l no-save -d 'Keep nothing of this game'
complete -c scoundrel -n '__fish_seen_subcommand_from play' -l player -x -a "$players" -d 'Let a player play it'
complete -c scoundrel -n '__fish_seen_subcommand_from play' -l player-seconds -x -d 'The longest a program may take for a move'
complete -c scoundrel -n '__fish_seen_subcommand_from play' -l samples -x -d 'Hidden orders looked at for a move'
complete -c scoundrel -n '__fish_seen_subcommand_from play' -l ms -x -d 'The longest time for a move, in milliseconds'

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

complete -c scoundrel -n '__fish_seen_subcommand_from match' -l players -x -a "$players" -d 'Their names, with commas between'
complete -c scoundrel -n '__fish_seen_subcommand_from match' -l seeds -x -d 'From A to B, both included: A..B'
complete -c scoundrel -n '__fish_seen_subcommand_from match' -l samples -x -d 'Hidden orders looked at for a move'
complete -c scoundrel -n '__fish_seen_subcommand_from match' -l ms -x -d 'The longest time for a move, in milliseconds'
complete -c scoundrel -n '__fish_seen_subcommand_from match' -l net -r -F -d 'A value net to play by'
complete -c scoundrel -n '__fish_seen_subcommand_from match' -l jobs -x -d 'Deals at work at the same time'
complete -c scoundrel -n '__fish_seen_subcommand_from match' -l player-seconds -x -d 'The longest a program may take for a move'
complete -c scoundrel -n '__fish_seen_subcommand_from match' -l until-decided -d 'Stop when it is decided who is better'
complete -c scoundrel -n '__fish_seen_subcommand_from match' -l out -r -F -d 'Keep every game in this file'
complete -c scoundrel -n '__fish_seen_subcommand_from match' -l calibration -r -F -d 'Draw whether the chances are true'
complete -c scoundrel -n '__fish_seen_subcommand_from match' -l json -d 'As JSON'

complete -c scoundrel -n '__fish_seen_subcommand_from train' -l games -x -d 'Games to learn from'
complete -c scoundrel -n '__fish_seen_subcommand_from train' -l out -r -F -d 'The file the net is written to'
complete -c scoundrel -n '__fish_seen_subcommand_from train' -l from -r -F -d 'Go on from this net'
complete -c scoundrel -n '__fish_seen_subcommand_from train' -l seed -x -d 'Which games and random weights'
complete -c scoundrel -n '__fish_seen_subcommand_from train' -l lambda -x -d 'How far later rooms reach back'
complete -c scoundrel -n '__fish_seen_subcommand_from train' -l rate -x -d 'How fast it learns at first'
complete -c scoundrel -n '__fish_seen_subcommand_from train' -l looks -x -d 'Next rooms imagined after each choice'
complete -c scoundrel -n '__fish_seen_subcommand_from train' -l check -x -d 'Deals on which it is measured'
complete -c scoundrel -n '__fish_seen_subcommand_from train' -l jobs -x -d 'Games at work at the same time'

complete -c scoundrel -n '__fish_seen_subcommand_from perft' -l divide -d 'Of the longest only, for each first move'
complete -c scoundrel -n '__fish_seen_subcommand_from perft' -l json -d 'As JSON'

complete -c scoundrel -n '__fish_seen_subcommand_from bench' -l rules -x -a "$sets" -d 'Only these rules'
complete -c scoundrel -n '__fish_seen_subcommand_from bench' -l door -x -a 'unchecked checked both' -d 'How the rules are called'
complete -c scoundrel -n '__fish_seen_subcommand_from bench' -l games -x -d 'Games for each measurement'
complete -c scoundrel -n '__fish_seen_subcommand_from bench' -l json -d 'As JSON'
