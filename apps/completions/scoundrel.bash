# bash completion for scoundrel. A test compares commands and options with those of the program.

_scoundrel() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local commands='play rules deal replay verify stats history export import hint review solve census bound players match train perft bench engine web'
    local sets
    sets=$(scoundrel rules 2>/dev/null | sed -n 's/^\([a-z][a-z0-9-]*\)  .*/\1/p')
    local players
    players=$(scoundrel players 2>/dev/null | sed -n 's/^\([a-z]*\)  .*/\1/p')
    local command='' options='' values='' files=''
    COMPREPLY=()

    local i
    for (( i = 1; i < COMP_CWORD; i++ )); do
        if [[ ${COMP_WORDS[i]} != -* ]]; then
            command=${COMP_WORDS[i]}
            break
        fi
    done

    case $command in
        '')      options='--help --version' values=$commands ;;
        play)    options='--help --new --table --no-save --plain --player --player-seconds --samples --ms' values=$sets files=rules ;;
        rules)   options='--help --diff --sheet --file --knobs --numbers --json' values=$sets files=rules ;;
        deal)    options='--help --list --json' values=$sets files=rules ;;
        replay)  options='--help --json' files=any ;;
        verify)  options='--help --json' files=any ;;
        stats)   options='--help --json' ;;
        history) options='--help --json' ;;
        export)  options='--help' files=any ;;
        import)  options='--help' files=any ;;
        hint)    options='--help --from --player --ms --samples --seed --json' values=$sets files=any ;;
        review)  options='--help --samples --seed --all --json --svg' files=any ;;
        solve)   options='--help --verdict-only --from --line --memory --ms --nodes --json' values=$sets files=any ;;
        census)  options='--help --seeds --out --verdict-only --memory --jobs --json --svg' values="$sets merge report" files=any ;;
        players) options='--help' ;;
        match)   options='--help --players --seeds --samples --ms --net --jobs --player-seconds --until-decided --out --calibration --json' values=$sets files=rules ;;
        train)   options='--help --games --out --from --seed --lambda --rate --looks --check --jobs' values=$sets files=rules ;;
        bound)   options='--help --seeds --census --orders --rooms --seed --jobs --json' values=$sets files=rules ;;
        perft)   options='--help --divide --json' values=$sets files=rules ;;
        web)     options='--help --build --port --bench' ;;
        bench)   options='--help --rules --door --games --against --json' ;;
        engine)  options='--help' ;;
    esac

    [[ $command != @(solve|hint) || $before != --from ]] || return
    case $before in
        --player|--players) values="$players cmd:" files='' options=''
                            [[ $command != hint ]] || values=$players ;;
        --rules)  values=$sets files=rules options='' ;;
        --door)   values='unchecked checked both' files='' options='' ;;
        --out|--svg|--census|--net|--from|--calibration) values='' files=any options='' ;;
        --games|--orders|--rooms|--player-seconds|--memory|--ms|--samples|--nodes|--seeds|--jobs|--seed|--lambda|--rate|--looks|--check) return ;;
    esac

    if [[ $word == -* ]]; then
        values=$options files=''
    fi
    mapfile -t COMPREPLY < <(
        compgen -W "$values" -- "$word"
        case $files in
            any)   compgen -f -- "$word" ;;
            rules) compgen -f -X '!*.rules' -- "$word"
                   [[ ! $word ]] || compgen -d -S / -- "$word" ;;
        esac
    )
    [[ $files != any ]] || compopt -o filenames
    # A rule set goes on with #SEED or +knob=value, cmd: with a program, a folder with a file.
    if (( ${#COMPREPLY[@]} == 1 )) && [[ $command ]] && [[ $values == *classic* || ${COMPREPLY[0]} == *[:/] ]]; then
        compopt -o nospace
    fi
}

complete -F _scoundrel scoundrel
